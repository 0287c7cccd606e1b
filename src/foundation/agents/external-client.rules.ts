const LONGEST_NAME = 100

/** How a client of the tenant's own provider is shown: its tokens give it an id and no name. */
export const describeExternalClient = (clientId: string, issuer: string): { readonly name: string; readonly host: string } => {
  const address = URL.canParse(clientId) ? new URL(clientId) : undefined
  const host = address?.protocol === 'https:' ? address.hostname : new URL(issuer).hostname
  return { name: clientId.slice(0, LONGEST_NAME), host }
}
