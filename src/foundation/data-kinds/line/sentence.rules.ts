/** A sentence in every language, in the order of LANGUAGES. */
type SentenceText = readonly [en: string, de: string, fr: string, es: string, pl: string, zh: string]
export type SentenceTexts = readonly SentenceText[]
