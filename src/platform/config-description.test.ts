import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeConfig } from '#platform/config-description.ts'
import { readConfig } from '#platform/config.ts'

test('says how it is set, and none of its secrets', () => {
  const sealing = randomBytes(32).toString('base64')
  const description = describeConfig(
    readConfig({
      DATABASE_URL: 'postgres://portico_app:planted-db@db.example:5432/portico?sslmode=require&planted-query=1',
      DATABASE_OWNER_URL: 'postgres://portico_owner:planted-owner@db.example/portico',
      MAIL_URL: 'smtps://mailer:planted-mail@mail.example:465',
      MAIL_FROM: 'no-reply@mail.example',
      S3_ACCESS_KEY_ID: 'planted-id',
      S3_SECRET_ACCESS_KEY: 'planted-s3',
      FILES_URL: 's3://bucket?region=eu-central-1',
      SECRETS_KEY: sealing,
      METRICS_KEY: 'planted-metrics-0123456789abcdef',
      PAYMENT_GATEWAY_URL: 'https://pay.example',
      PAYMENT_GATEWAY_KEY: 'planted-gateway-0123456789abcdef',
    }),
  )
  const text = JSON.stringify(description)
  expect(text).not.toContain('planted')
  expect(text).not.toContain(sealing)
  expect(text).not.toContain(Buffer.from(sealing, 'base64').toString('hex'))
  expect(description).toMatchObject({
    mode: 'demo',
    database: { url: 'postgres://(hidden)@db.example:5432/portico?(hidden)', ownerUrl: 'postgres://(hidden)@db.example/portico' },
    mail: { url: 'smtps://(hidden)@mail.example:465' },
    secretKeys: '(hidden)',
    internal: { metricsKey: '(hidden)' },
    paymentGateway: { publicUrl: 'https://pay.example', key: '(hidden)' },
  })
})
