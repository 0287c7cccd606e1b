import { readFragment, type LoadedFragment } from '#browser/load-fragment.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { writeSubnavAddress } from '#features/site/navigation/menu/subnav-address.rules.ts'
import { createSubnavMarkup, findCountries } from '#features/site/navigation/menu/subnav-markup.client.ts'

export type SubnavLoader = {
  /** With its styles in place; undefined when it did not come. */
  readonly load: (entry: HTMLElement) => Promise<LoadedFragment | undefined>
  /** On intent: what is opened next is then already there. */
  readonly warm: (entry: HTMLElement) => void
  /** Changes with the visitor's market. */
  readonly addressOf: (entry: HTMLElement) => string
  readonly hasFailed: (entry: HTMLElement) => boolean
}

const createSubnavLoader = ({ locale, flags }: EmbeddedModel): SubnavLoader => {
  const markup = createSubnavMarkup()
  const warmed = new Set<string>()

  const addressOf = ({ dataset }: HTMLElement): string =>
    writeSubnavAddress({
      base: dataset['subnav'] ?? '',
      countries: findCountries(),
      language: locale.language,
      hidesCurrency: flags.hideCurrency,
    })

  const load: SubnavLoader['load'] = async (entry) => {
    const html = await markup.find(entry, addressOf(entry))
    return html === undefined ? undefined : readFragment(html)
  }

  /** A product flyout opens with its first category. */
  const loadWithFirst = async (entry: HTMLElement): Promise<void> => {
    const loaded = await load(entry)
    const first = loaded?.content.querySelector<HTMLElement>('[data-subnav]')
    if (first) await load(first)
  }

  const warm = (entry: HTMLElement): void => {
    const address = addressOf(entry)
    if (warmed.has(address)) return
    warmed.add(address)
    void loadWithFirst(entry)
  }
  return { load, addressOf, warm, hasFailed: (entry) => markup.hasFailed(addressOf(entry)) }
}

let loader: SubnavLoader | undefined
/** One for flyouts and phone menu: what either has loaded the other need not load. */
export const findSubnavLoader = (page: EmbeddedModel): SubnavLoader => (loader ??= createSubnavLoader(page))
