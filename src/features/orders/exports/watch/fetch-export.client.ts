/** Fetches a prepared file and hands it to the browser; false where its status is not 200 [8.6.5]. */
export const fetchExport = async (
  path: string,
  fields: Readonly<Record<string, string>>,
  nameOf: (contentType: string) => string,
): Promise<boolean> => {
  try {
    const answer = await fetch(path, { method: 'POST', credentials: 'same-origin', body: new URLSearchParams(fields) })
    if (answer.status !== 200) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = nameOf(answer.headers.get('content-type') ?? '')
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch {
    return false
  }
}
