import { z } from 'zod'
import { CERTIFICATES_PATH } from '#features/training/training/training-paths.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const locale = { country: z.string(), language: z.string() }

/** Pages that people open. */
export const openCertificateCheck = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `/:country/:language${CERTIFICATES_PATH}`,
  isHidden: true,
  params: z.object(locale),
  query: z.object({ number: z.string().max(200).optional() }),
})

export const openCertificate = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `/:country/:language${CERTIFICATES_PATH}/:number`,
  isHidden: true,
  params: z.object({ ...locale, number: z.string() }),
})
