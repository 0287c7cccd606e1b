import type { InsightPeriodName } from '#features/insights/insight-period.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** A file is a link, so that browsers save it by themselves. */
export const exportHref = (chart: string, choice: { readonly period: InsightPeriodName; readonly language: Language }): string =>
  `/api/back-office/v1/insights/${chart}.csv?${new URLSearchParams(choice).toString()}`
