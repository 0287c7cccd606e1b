import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createTestGateway } from '#demo/payment-gateway/create-gateway.ts'

/** The test gateway as a process of its own: what is typed into its fields is in no memory of the product. */
const [order] = (await once(process, 'message')) as [{ port: number; key: string; publicUrl?: string }]
let publicUrl = order.publicUrl ?? ''
const server = createTestGateway({ key: order.key, publicUrl: () => publicUrl })
server.once('error', (error) => {
  process.send?.({ error: (error as NodeJS.ErrnoException).code })
  process.exit(1)
})
server.listen(order.port, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  publicUrl ||= `http://127.0.0.1:${port}`
  process.send?.({ port })
})
// A signal to the whole group is for the server, which ends this process when it has finished.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))
