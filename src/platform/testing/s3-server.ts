import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { readonly body: Buffer; readonly contentType: string; readonly etag: string }

export type S3Server = {
  readonly endpoint: string
  readonly objects: Map<string, Stored>
  /** Reasons of refused requests: a well-behaved client leaves this empty. */
  readonly complaints: string[]
  /** The next requests are answered with these statuses instead. */
  readonly failNext: number[]
  close(): Promise<void>
}

/** A small S3 in memory that believes nothing: signature, length and hash must fit the bytes that came. */
export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, Stored>()
  const complaints: string[] = []
  const failNext: number[] = []
  const uploads = new Map<string, Map<number, Buffer>>()
  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => answer(request, body, response),
      () => response.destroy(),
    )
  })

  const refuse = (response: ServerResponse, status: number, code: string): void => {
    if (status === 400 || status === 403) complaints.push(code)
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
  }

  const answer = (request: IncomingMessage, body: Buffer, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const fault = failNext.shift()
    if (fault) return refuse(response, fault, 'SlowDown')
    if (!isSigned(request, url)) return refuse(response, 403, 'AccessDenied')
    if (request.method === 'POST') return answerUpload(url, body, response)
    if (request.method === 'GET' && url.searchParams.has('list-type')) return list(url, response)
    if (request.method === 'PUT') return store(request, url, body, response)
    const found = objects.get(url.pathname)
    if (request.method === 'DELETE') {
      const upload = url.searchParams.get('uploadId')
      if (upload === null) objects.delete(url.pathname)
      else uploads.delete(upload)
      return void response.writeHead(204).end()
    }
    if (!found) return refuse(response, 404, 'NoSuchKey')
    deliver(request, found, response)
  }

  /** Begins an upload in parts, or makes an object of them. */
  const answerUpload = ({ pathname, searchParams }: URL, body: Buffer, response: ServerResponse): void => {
    const id = searchParams.get('uploadId')
    if (id === null) {
      const made = String(uploads.size + 1)
      uploads.set(made, new Map())
      const xml = `<InitiateMultipartUploadResult><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
    }
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => Number(match[1]))
    const parts = numbers.map((number) => uploads.get(id)?.get(number))
    if (parts.length === 0 || parts.includes(undefined)) return refuse(response, 400, 'InvalidPart')
    const content = Buffer.concat(parts.filter((part) => part !== undefined))
    objects.set(pathname, { body: content, contentType: 'application/octet-stream', etag: `"${id}-${parts.length}"` })
    uploads.delete(id)
    const xml = `<CompleteMultipartUploadResult><ETag>"${id}"</ETag></CompleteMultipartUploadResult>`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
  }

  const list = ({ pathname, searchParams }: URL, response: ServerResponse): void => {
    const bucket = `/${pathname.split('/')[1] ?? ''}/`
    const keys = [...objects].filter(([path]) => path.startsWith(`${bucket}${searchParams.get('prefix') ?? ''}`))
    const contents = keys.map(
      ([path, { body }]) =>
        `<Contents><Key>${path.slice(bucket.length)}</Key><Size>${body.length}</Size><LastModified>2026-11-18T00:00:00Z</LastModified></Contents>`,
    )
    const xml = `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
  }

  const store = (
    request: IncomingMessage,
    { pathname: path, searchParams }: URL,
    body: Buffer,
    response: ServerResponse,
  ): void => {
    const { headers } = request
    if (headers['content-encoding'] === 'aws-chunked') return refuse(response, 400, 'TrailersNotSupported')
    if (headers['content-length'] !== String(body.length)) return refuse(response, 400, 'MissingContentLength')
    const fault = findHashFault(headers, body)
    if (fault) return refuse(response, 400, fault)
    if (headers['if-none-match'] === '*' && objects.has(path)) return refuse(response, 412, 'PreconditionFailed')
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    const upload = uploads.get(searchParams.get('uploadId') ?? '')
    if (upload) {
      upload.set(Number(searchParams.get('partNumber')), body)
      return void response.writeHead(200, { etag }).end()
    }
    objects.set(path, { body, contentType: headers['content-type'] ?? '', etag })
    response.writeHead(200, { etag }).end()
  }

  const deliver = (request: IncomingMessage, { body, contentType, etag }: Stored, response: ServerResponse): void => {
    const headers = { 'content-type': contentType, etag, 'accept-ranges': 'bytes' }
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
    if (!range) return void response.writeHead(200, { ...headers, 'content-length': body.length }).end(onlyFor(request, body))
    const start = Number(range[1])
    if (start >= body.length) return refuse(response, 416, 'InvalidRange')
    const end = Math.min(range[2] ? Number(range[2]) : body.length, body.length - 1)
    const part = body.subarray(start, end + 1)
    const contentRange = `bytes ${start}-${end}/${body.length}`
    response
      .writeHead(206, { ...headers, 'content-length': part.length, 'content-range': contentRange })
      .end(onlyFor(request, part))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    complaints,
    failNext,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const onlyFor = (request: IncomingMessage, body: Buffer): Buffer | undefined => (request.method === 'HEAD' ? undefined : body)

const readBody = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray())

/** Either the header's signature over host and content, or a link's, which must not have run out. */
const isSigned = ({ headers }: IncomingMessage, { searchParams }: URL): boolean => {
  const authorization = headers.authorization ?? ''
  if (authorization)
    return /^AWS4-HMAC-SHA256 Credential=\S+, SignedHeaders=\S*host;\S*x-amz-content-sha256\S*, Signature=[0-9a-f]{64}$/.test(
      authorization,
    )
  const signedAt = searchParams.get('X-Amz-Date')?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const endsAt = Date.parse(signedAt ?? '') + Number(searchParams.get('X-Amz-Expires')) * 1000
  return /^[0-9a-f]{64}$/.test(searchParams.get('X-Amz-Signature') ?? '') && endsAt > Date.now()
}

const findHashFault = (headers: IncomingMessage['headers'], body: Buffer): string | undefined => {
  const hash = (name: string, encoding: 'hex' | 'base64') => createHash(name).update(body).digest(encoding)
  const signed = headers['x-amz-content-sha256']
  const md5 = headers['content-md5']
  const checksum = headers['x-amz-checksum-sha256']
  const isSignedContent = signed !== undefined && signed !== 'UNSIGNED-PAYLOAD'
  if (!isSignedContent && !md5 && !checksum) return 'NothingProtectsTheContent'
  if (isSignedContent && signed !== hash('sha256', 'hex')) return 'XAmzContentSHA256Mismatch'
  if (md5 && md5 !== hash('md5', 'base64')) return 'BadDigest'
  return checksum && checksum !== hash('sha256', 'base64') ? 'BadDigest' : undefined
}
