import type { Language } from '#kernel/locale.ts'

/** The kind of attachment, as mails name it. */
export const QUOTE_DOCUMENT = 'quote'

export const quoteFileName = (number: string, version: number): string => `Quote_${number}_${version}.pdf`

/** For the mail with an offer; it is drawn when the mail leaves. */
export const attachQuote = (number: string, version: number, language: Language) => ({
  kind: QUOTE_DOCUMENT,
  ref: `${number}/${version}`,
  language,
  name: quoteFileName(number, version),
})

export const readQuoteRef = (ref: string): { readonly number: string; readonly version: number } => {
  const [number = '', version = ''] = ref.split('/')
  return { number, version: Number(version) }
}
