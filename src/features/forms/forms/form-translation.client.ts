import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { readFormsDictionary } from '#features/forms/forms/dictionary.api.ts'
import { call } from '#browser/api.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Labels that an author left in English are shown in the page's language, as text and nothing else [7.7.4, T-40]. */
export const translateForm = async (form: HTMLFormElement, { tenant, locale }: EmbeddedModel): Promise<void> => {
  const { data } = await call(readFormsDictionary, { params: { tenant: tenant.key }, isQuiet: true, errors: 'own' })
  const words = lookUp(data, locale.language)
  if (!words) return
  const texts = document.createTreeWalker(form, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const translated = node.parentElement?.closest('noscript, textarea') ? undefined : lookUp(words, text)
    if (translated !== undefined) node.nodeValue = translated
  }
}
