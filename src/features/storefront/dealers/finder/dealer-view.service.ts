import type { Place } from '#features/storefront/dealers/dealer.rules.ts'
import { listDealers } from '#features/storefront/dealers/dealer.store.ts'
import type { DealerChoice } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import { writeAddress, writeHours } from '#features/storefront/dealers/finder/dealer-lines.rules.ts'
import { searchDealers, type Found } from '#features/storefront/dealers/finder/dealer-search.rules.ts'
import type { DealerCard, DealerView } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import { nameCountry } from '#foundation/locale/public.ts'
import { collator } from '#kernel/formatters.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type DealerSetting = {
  readonly locale: Locale
  readonly market: readonly string[]
  readonly choice: DealerChoice
  readonly near?: Place | undefined
}

const MOST_SHOWN = 100

const toCard = ({ dealer, km }: Found, locale: Locale): DealerCard => {
  const { id, name, city, lat, lon, phone, mail, web, tags, country } = dealer
  return {
    ...{ id, name, city, lat, lon, phone, mail, web, tags: [...tags] },
    address: [...writeAddress(dealer), nameCountry(country, locale.language)],
    hours: writeHours(dealer.hours, locale),
    ...(km === undefined ? {} : { km: Math.round(km * 10) / 10 }),
  }
}

/** The dealers of the market that a choice finds. */
export const readDealerView = async (tx: Tx, { locale, market, choice, near }: DealerSetting): Promise<DealerView> => {
  const { language, country: homeCountry } = locale
  const { found, tags, countries } = searchDealers(await listDealers(tx, market), choice, { near, homeCountry })
  const order = collator(language)
  return {
    total: found.length,
    dealers: found.slice(0, MOST_SHOWN).map((one) => toCard(one, locale)),
    tags: { ...tags },
    countries: [...countries]
      .map(([code, count]) => ({ code, count, name: nameCountry(code, language) }))
      .toSorted((one, other) => order.compare(one.name, other.name)),
    choice: {
      ...choice,
      tags: [...choice.tags],
      dealer: found.some(({ dealer }) => dealer.id === choice.dealer) ? choice.dealer : '',
    },
  }
}
