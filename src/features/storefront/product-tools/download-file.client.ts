/** The name that the answer gives the file. */
const nameOf = (disposition: string): string => {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  return decodeURIComponent(encoded) || 'download'
}

/** Asks for a file that is made of what the page knows, and hands it to the browser; false when none came. */
export const downloadFile = async (path: string, body: unknown): Promise<boolean> => {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = nameOf(answer.headers.get('content-disposition') ?? '')
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch {
    return false
  }
}
