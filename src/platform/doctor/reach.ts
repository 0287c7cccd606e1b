import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { Certificate } from '#platform/doctor/certificate.rules.ts'

const PATIENCE_MS = 4000

type Place = { readonly host: string; readonly port: number } | { readonly path: string }

/** Resolves once the server accepted the connection and, where something is sent, answered. */
export const reach = (place: Place, send?: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = connect(place)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('it does not answer')))
  socket.once('connect', () => (send === undefined ? resolve('') : socket.write(send)))
  socket.once('data', (data) => resolve(data.toString('latin1')))
  socket.once('error', reject)
  socket.once('close', () => reject(new Error('it closed the connection')))
  return promise.finally(() => socket.destroy())
}

/** The server's certificate and headers as they are; whether to trust them is decided afterwards, so that the reason can be reported. */
export const readCertificate = (host: string, port: number): Promise<Certificate> => {
  const { promise, resolve, reject } = Promise.withResolvers<Certificate>()
  const socket = connectTls({ host, port, servername: host, rejectUnauthorized: false })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('it does not answer')))
  socket.once('secureConnect', () =>
    resolve({
      validTo: new Date(socket.getPeerCertificate().valid_to),
      refusedFor: socket.authorized ? undefined : String(socket.authorizationError),
    }),
  )
  socket.once('error', reject)
  return promise.finally(() => socket.destroy())
}
