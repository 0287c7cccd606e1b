/** Names that features bring to one list. Two features that bring one name would mean different things by it. */
export const createOwners = (what: string): { readonly claim: (feature: string, name: string) => void } => {
  const owners = new Map<string, string>()
  return {
    claim: (feature, name) => {
      const owner = owners.get(name)
      if (owner !== undefined)
        throw new Error(`The features ${owner} and ${feature} both bring the ${what} ${name}: rename one of them.`)
      owners.set(name, feature)
    },
  }
}
