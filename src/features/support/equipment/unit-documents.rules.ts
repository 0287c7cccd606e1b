type KnownDocument = {
  readonly title: string
  readonly href: string
  readonly kind?: string
  readonly language?: string
  readonly revision?: string
}

export type UnitDocument = { readonly title: string; readonly href: string; readonly note: string }

/** A document of the product, named in the reader's language where its kind has a name there. */
export const describeUnitDocument = (
  { title, href, kind, language, revision }: KnownDocument,
  nameOfKind: (kind: string) => string | undefined,
): UnitDocument => {
  const format = /\.([a-z0-9]{2,5})$/i.exec(href)?.[1]?.toUpperCase()
  const known = kind === undefined ? undefined : nameOfKind(kind)
  const repeatsKind = title.toLowerCase().replaceAll(' ', '-') === kind
  return {
    title: known === undefined ? title : repeatsKind ? known : `${known}: ${title}`,
    href,
    note: [format, language?.toUpperCase(), revision].filter((text) => text !== undefined && text !== '').join(', '),
  }
}
