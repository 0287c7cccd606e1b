export const LINK_BEHAVIOURS = ['paramCheck', 'localUrl', 'back', 'modal'] as const
export type LinkBehaviour = (typeof LINK_BEHAVIOURS)[number]

/** Options of a link besides its address. */
export type BehavedLink = {
  readonly href: string
  readonly behaviour?: LinkBehaviour | undefined
  /** The selector type to carry, or the storage key that holds the address. */
  readonly behaviourValue?: string | undefined
}

type LinkAttributes = { readonly href: string } & Partial<
  Record<'data-param-check' | 'data-local-url' | 'data-back' | 'data-modal' | 'data-modal-path', string>
>

/** Below a fragment's path stand its blocks alone: what a modal loads, and where the link leads without script [2.19.1]. */
const GRID = '/jcr:content/root/responsivegrid.html'

/** Attributes of the element; scripts of the page know them. */
export const describeLink = ({ href, behaviour, behaviourValue }: BehavedLink): LinkAttributes => {
  switch (behaviour) {
    case 'paramCheck':
      return { href, 'data-param-check': behaviourValue }
    case 'localUrl':
      return { href, 'data-local-url': behaviourValue }
    case 'back':
      return { href, 'data-back': '' }
    case 'modal': {
      const path = href.replace(/\.html$/, '')
      return { href: `${path}${GRID}`, 'data-modal': '', 'data-modal-path': path }
    }
    case undefined:
      return { href }
  }
}
