import type { Access } from '#kernel/access.ts'

export type FormerHostCall = {
  readonly method: string
  readonly access: Access
  /** Programs call it, not browsers. */
  readonly allowsForeignOrigin: boolean
}

/** `moved` leads browsers to the present host; `refused` says where it is. */
export type FormerHostOutcome = 'moved' | 'served' | 'refused'

/**
 * Programs of customers know the address by heart, and few of them follow a redirect with what they send: they are served
 * until they were changed. A browser that sends a form from the former host would be refused as foreign at the present one.
 */
export const decideAtFormerHost = ({ method, access, allowsForeignOrigin }: FormerHostCall): FormerHostOutcome => {
  if (access === 'key') return 'served'
  if (method === 'GET' || method === 'HEAD') return 'moved'
  return allowsForeignOrigin ? 'served' : 'refused'
}

/** A header takes visible letters of ASCII alone. The origin comes first, so a path that begins with two slashes is no host. */
export const writePresentAddress = (origin: string, url: string): string =>
  origin + url.replaceAll(/[^\x21-\x7E]/g, (letter) => encodeURIComponent(letter))
