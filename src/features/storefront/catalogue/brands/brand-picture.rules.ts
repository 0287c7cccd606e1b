type BrandCategory<Picture> = { readonly image: Picture | null; readonly path: string; readonly count: number }

/** For each brand a picture of where it has most, and where it can be one that no brand before it shows. */
export const choosePictures = <Picture>(brands: readonly (readonly BrandCategory<Picture>[])[]): (Picture | undefined)[] => {
  const shown = new Set<string>()
  return brands.map((categories) => {
    const ranked = categories.filter(({ image }) => image).toSorted((one, other) => other.count - one.count)
    const chosen = ranked.find(({ path }) => !shown.has(path)) ?? ranked[0]
    if (chosen) shown.add(chosen.path)
    return chosen?.image ?? undefined
  })
}
