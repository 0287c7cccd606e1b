import { z } from 'zod'

/** An address below this origin; page configuration cannot point the browser elsewhere [T-72]. */
export const sitePath = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site')

/** A name as it stands in addresses, cookie names and calls. */
export const siteName = z.string().regex(/^[\w-]{1,64}$/)

const OUTSIDE = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?\/[\w.~%/?&=+-]*$/

/** A page of this site, or of one https host that the operator trusts to stand in a frame: lower case, a whole host, a path [T-36]. */
export const frameAddress = z
  .string()
  .max(2048)
  .refine((value) => sitePath.safeParse(value).success || OUTSIDE.test(value), 'must be a path of this site or an https address')

const OUTSIDE_PAGE = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:\/[\w.~%/?&=+-]*)?$/

/** A page of this site, or of another https host that staff entered: a whole host in lower case, no name before it [T-7]. */
export const linkedAddress = z
  .string()
  .max(2048)
  .refine(
    (value) => sitePath.safeParse(value).success || OUTSIDE_PAGE.test(value),
    'must be a path of this site or an https address',
  )
