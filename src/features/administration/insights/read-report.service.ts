import { choosePeriod, type InsightPeriodName } from '#features/administration/insights/insight-period.rules.ts'
import type { InsightRegistry } from '#features/administration/insights/insight-registry.service.ts'
import type { ReportParts } from '#features/administration/insights/insight-report.rules.ts'
import { readSums } from '#features/administration/insights/read-sums.service.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'
import type { KeyNames } from '#kernel/insight.ts'
import type { Services } from '#platform/services.ts'

export type ReportWish = { readonly period: InsightPeriodName; readonly language: Language }

type Reading = {
  readonly tx: Tx
  readonly services: Pick<Services, 'clock' | 'dictionaries'>
  readonly registry: InsightRegistry
}

const createNamer = (language: Language, { dictionaries }: Reading['services']): ReportParts['nameKey'] => {
  const regions = new Intl.DisplayNames([language], { type: 'region' })
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const say = (key: string, names: KeyNames | undefined): string | undefined => {
    if (names === 'country') return /^[a-z]{2}$/.test(key) ? regions.of(key.toUpperCase()) : undefined
    if (names === 'language') return /^[a-z]{2}$/.test(key) ? languages.of(key) : undefined
    if (names === undefined) return undefined
    const words: Readonly<Record<string, string>> = lookUp(dictionaries[language], names.dictionary) ?? {}
    return lookUp(words, `${names.prefix}${key}`)
  }
  return (key, names) => say(key, names) ?? key
}

/** From the counts by day alone: how many events stand behind them makes no difference. */
export const readReportParts = async (reading: Reading, { period: name, language }: ReportWish): Promise<ReportParts> => {
  const { tx, services, registry } = reading
  const period = choosePeriod(services.clock.now(), name)
  const { totals, points } = await readSums(tx, registry, name, period)
  return { registry, period, language, totals, points, nameKey: createNamer(language, services) }
}
