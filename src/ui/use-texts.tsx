import { createContext, use, type ReactNode } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionaries, type TextValues } from '#kernel/texts.ts'

/**
 * Keys are typed: each namespace's English file adds itself here,
 * `declare module '#ui/use-texts.tsx' { interface TextKeys { orders: keyof typeof en } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features' dictionaries
export interface TextKeys {}

type Texts = { readonly dictionaries: Dictionaries; readonly locale: Locale }
const TextsContext = createContext<Texts | undefined>(undefined)

export const TextsProvider = ({ dictionaries, locale, children }: Texts & { children: ReactNode }) => (
  <TextsContext value={{ dictionaries, locale }}>{children}</TextsContext>
)

const useTextsContext = (): Texts => {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts is called outside of a TextsProvider')
  return texts
}

/** Adds words to those that are there, such as those of another feature whose component stands inside; the same key is replaced. */
export const MoreTexts = ({ dictionaries, children }: { dictionaries: Dictionaries; children: ReactNode }) => {
  const { dictionaries: known, locale } = useTextsContext()
  const merged = Object.entries(dictionaries).map(
    ([namespace, texts]) => [namespace, { ...lookUp(known, namespace), ...texts }] as const,
  )
  return <TextsContext value={{ dictionaries: { ...known, ...Object.fromEntries(merged) }, locale }}>{children}</TextsContext>
}

/** The texts of one namespace in the page's language; a missing key shows itself. */
export const useTexts = <Namespace extends keyof TextKeys>(namespace: Namespace) => {
  const dictionary = useTextsContext().dictionaries[namespace]
  return (key: TextKeys[Namespace] & string, values?: TextValues): string =>
    fillText(dictionary?.[key] ?? `${namespace}.${key}`, values)
}

export const useLocale = (): Locale => useTextsContext().locale
