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
    if (request.method === 'PUT') return store(request, url.pathname, body, response)
    const found = objects.get(url.pathname)
    if (request.method === 'DELETE') {
      objects.delete(url.pathname)
      return void response.writeHead(204).end()
    }
    if (!found) return refuse(response, 404, 'NoSuchKey')
    deliver(request, found, response)
  }

  const store = (request: IncomingMessage, path: string, body: Buffer, response: ServerResponse): void => {
    const { headers } = request
    if (headers['content-encoding'] === 'aws-chunked') return refuse(response, 400, 'TrailersNotSupported')
    if (headers['content-length'] !== String(body.length)) return refuse(response, 400, 'MissingContentLength')
    const fault = findHashFault(headers, body)
    if (fault) return refuse(response, 400, fault)
    if (headers['if-none-match'] === '*' && objects.has(path)) return refuse(response, 412, 'PreconditionFailed')
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
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
