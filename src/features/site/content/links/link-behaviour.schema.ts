import { z } from 'zod'
import type { AuthorFields } from '#foundation/blocks/public.ts'
import { LINK_BEHAVIOURS, type BehavedLink } from '#features/site/content/links/link-behaviour.rules.ts'
import { isOpenFragment } from '#features/site/content/page.rules.ts'
import { parseSitePath } from '#kernel/site-path.ts'

/** Beside the address of a link: what happens on a click. */
export const behaviourShape = {
  behaviour: z.enum(LINK_BEHAVIOURS).optional(),
  behaviourValue: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'may hold letters, digits, dots, hyphens and underscores')
    .optional(),
}

export const behaviourFields = {
  behaviour: { kind: 'select', label: 'On a click', options: LINK_BEHAVIOURS },
  behaviourValue: { kind: 'text', label: 'Selector type or storage key' },
} as const satisfies AuthorFields

const isFragmentAddress = (href: string): boolean => {
  if (/[?#]/.test(href)) return false
  const { locale, page, selectors, part } = parseSitePath(href) ?? {}
  return locale !== undefined && page !== undefined && part === undefined && !selectors?.length && isOpenFragment(page)
}

const problemOf = ({ href, behaviour, behaviourValue }: BehavedLink): string | undefined => {
  if ((behaviour === 'paramCheck' || behaviour === 'localUrl') && behaviourValue === undefined)
    return 'needs a selector type or a storage key'
  return behaviour === 'modal' && !isFragmentAddress(href) ? 'opens a fragment, so it must lead to one' : undefined
}

/** For `superRefine`: a behaviour that could not work is refused when it is saved. */
export const checkBehaviour = (link: BehavedLink, context: z.RefinementCtx): void => {
  const message = problemOf(link)
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['behaviour'], message })
}
