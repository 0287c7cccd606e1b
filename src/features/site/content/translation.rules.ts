import type { PageMode } from '#foundation/blocks/public.ts'
import { isGatedPage } from '#features/site/content/page.rules.ts'
import { isPassing } from '#features/site/content/seo.rules.ts'
import type { Flags } from '#kernel/flags.ts'

export type TranslationRequest = {
  readonly flags: Pick<Flags, 'websiteTranslation'>
  /** The tenant's, as its data names it. */
  readonly script: string | undefined
  readonly path: string
  readonly mode: PageMode
}

/**
 * The script of others that a page loads to be translated, if any [7.7.5].
 * Not where people are signed in, sign in, or edit: there it could read what it has no business with [T-71].
 */
export const chooseTranslationScript = ({ flags, script, path, mode }: TranslationRequest): string | undefined =>
  flags.websiteTranslation && mode === 'publish' && !isGatedPage(path) && !isPassing(path) ? script : undefined
