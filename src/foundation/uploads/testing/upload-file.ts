import type { App } from '#platform/feature.ts'
import type { Files } from '#platform/files/files.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'

type Caller = { readonly host: string; readonly cookie: string }
type File = { readonly kind: string; readonly name: string; readonly content: Buffer }

/** A whole upload in parts of so many bytes; returns its id. */
export const uploadFile = async (
  app: App,
  who: Caller,
  { kind, name, content }: File,
  partBytes = 4_194_304,
): Promise<string> => {
  const headers = { host: who.host, cookie: who.cookie, origin: `http://${who.host}` }
  const payload = { kind, name, size: content.length }
  const { id } = (await app.inject({ method: 'POST', url: '/api/uploads', headers, payload })).json<UploadView>()
  for (let offset = 0; offset < content.length; offset += partBytes)
    await app.inject({
      method: 'PATCH',
      url: `/api/uploads/${id}`,
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      payload: content.subarray(offset, offset + partBytes),
    })
  return id
}

/** The stored bytes of these uploads; tests share one store. */
export const countStored = async (
  files: Files,
  folder: string,
  ids: readonly string[],
): Promise<{ files: number; bytes: number }> => {
  const all = await Array.fromAsync(files.list(folder))
  const found = all.filter(({ key }) => ids.some((id) => key.includes(id)))
  return { files: found.length, bytes: found.reduce((sum, { size }) => sum + size, 0) }
}
