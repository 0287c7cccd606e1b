import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Dictionary } from '#kernel/texts.ts'
import type { MailText } from '#platform/mail/mail-text.store.ts'

export type MailPlace = { readonly tenant: TenantKey; readonly template: string; readonly language: Language }

/** Words of mails as admins of a site wrote them, in this process. */
export type MailWords = {
  /** The product's words, with those of the site in their place. */
  readonly wordsIn: (place: MailPlace, original: Dictionary | undefined) => Dictionary
  readonly apply: (tenant: TenantKey, texts: readonly MailText[]) => void
}

export const createMailWords = (): MailWords => {
  const all = new Map<TenantKey, ReadonlyMap<string, Dictionary>>()
  return {
    wordsIn: ({ tenant, template, language }, original = {}) => {
      const own = all.get(tenant)?.get(`${template} ${language}`)
      return own ? { ...original, ...own } : original
    },
    apply: (tenant, texts) => {
      const groups = Map.groupBy(texts, ({ template, language }) => `${template} ${language}`)
      const words = [...groups].map(
        ([name, rows]) => [name, Object.fromEntries(rows.map(({ key, text }) => [key, text]))] as const,
      )
      all.set(tenant, new Map(words))
    },
  }
}
