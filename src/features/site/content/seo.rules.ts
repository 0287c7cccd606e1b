import type { PageModel } from '#foundation/blocks/public.ts'

/** Ways in and out of an account: of use on the way only, and their addresses may hold what is meant for one person. */
export const PASSING_PATHS = [
  '/session-time-out',
  '/sign-in',
  '/sign-out',
  '/activate',
  '/forgot-password',
  '/reset-password',
  '/register/resend',
] as const
export const isPassing = (path: string): boolean => PASSING_PATHS.some((start) => path === start || path.startsWith(`${start}/`))

/** Error pages, gated and narrowed pages, ways in and out, and drafts are not for search engines. */
export const isIndexed = ({
  kind,
  path,
  mode,
  isNarrowed = false,
}: Pick<PageModel, 'kind' | 'path' | 'mode' | 'isNarrowed'>): boolean =>
  mode === 'publish' &&
  !isNarrowed &&
  kind !== 'Error' &&
  kind !== 'Fragment' &&
  !/^\/(?:secure|back-office)/.test(path) &&
  !isPassing(path)
