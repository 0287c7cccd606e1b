/** A file as the field `file` of a form, with the type that names the form's boundary. */
export const wrapFile = async (file: File): Promise<{ readonly bytes: Blob; readonly type: string }> => {
  const form = new FormData()
  form.set('file', file)
  const wrapped = new Response(form)
  // Not the blob's own type: that is in small letters, and the form's boundary is not.
  const type = wrapped.headers.get('content-type') ?? ''
  return { bytes: await wrapped.blob(), type }
}
