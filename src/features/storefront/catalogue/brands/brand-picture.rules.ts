type BrandCategory<Picture> = {
  readonly image: Picture | null
  readonly path: string
  readonly depth: number
  readonly count: number
}

/** For each brand a picture of where it has most that no brand before it shows: of a group of the catalogue, else of one below; none is shown twice. */
export const choosePictures = <Picture>(brands: readonly (readonly BrandCategory<Picture>[])[]): (Picture | undefined)[] => {
  const shown = new Set<string>()
  return brands.map((categories) => {
    const ranked = categories
      .filter(({ image, path }) => image && !shown.has(path))
      .toSorted((one, other) => one.depth - other.depth || other.count - one.count)
    const [chosen] = ranked
    if (chosen) shown.add(chosen.path)
    return chosen?.image ?? undefined
  })
}
