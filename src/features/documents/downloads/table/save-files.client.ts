/** Between two files, so that a browser takes them for what somebody asked for [4.15.3, 9.7.5]. */
export const SPACING_MS = 2_000

const saveFile = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** The first at once, each next one two seconds later. */
export const saveOneByOne = (addresses: readonly string[]): void => {
  for (const [at, address] of addresses.entries())
    if (at === 0) saveFile(address)
    else setTimeout(() => saveFile(address), at * SPACING_MS)
}
