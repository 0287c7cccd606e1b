import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openMailer, type OutgoingMail } from '#platform/mail/mail.ts'
import { startMailServer, type MailServer } from '#platform/testing/mail-server.ts'

let server: MailServer
beforeAll(async () => void (server = await startMailServer()))
afterAll(() => server.close())
beforeEach(() => void (server.received.length = 0))

const FROM = 'Portico <no-reply@portico.example>'
const mail: OutgoingMail = {
  id: '1b9f',
  to: 'nora@example.com',
  subject: 'Grüße 你好',
  text: 'Hello Nora',
  html: '<p>Hello Nora</p>',
}

describe('mail by SMTP', () => {
  test('arrives with sender, one recipient, subject, both bodies and a stable id', async () => {
    expect(await openMailer(server.url, FROM).deliver(mail)).toBe('sent')
    expect(server.received).toHaveLength(1)
    const { from, to, raw } = server.received[0]!
    expect({ from, to }).toEqual({ from: 'no-reply@portico.example', to: ['nora@example.com'] })
    expect(raw).toContain('From: Portico <no-reply@portico.example>')
    expect(raw).toContain('Message-ID: <1b9f@portico.example>')
    expect(raw).toContain('Auto-Submitted: auto-generated')
    expect(raw).toContain('Subject: =?UTF-8?')
    expect(raw).toContain('Hello Nora')
    expect(raw).toContain('<p>Hello Nora</p>')
  })

  test.each([
    ['a subject', { subject: 'Hi\r\nBcc: eve@evil.example\r\n\r\nbody' }],
    ['a recipient', { to: 'nora@example.com\r\nBcc: eve@evil.example' }],
    ['a recipient that is a list', { to: 'nora@example.com, eve@evil.example' }],
  ])('even past the first check, %s cannot add a header or a recipient', async (_, change) => {
    await openMailer(server.url, FROM)
      .deliver({ ...mail, ...change })
      .catch(() => 'refused')
    for (const { to, raw } of server.received) {
      expect(to).toHaveLength(1)
      expect(to).not.toContain('eve@evil.example')
      expect(raw).not.toMatch(/^Bcc:/im)
    }
  })

  test('a refusal is an error that says what the server said', async () => {
    server.refuseNext.push(451)
    await expect(openMailer(server.url, FROM).deliver(mail)).rejects.toMatchObject({ responseCode: 451 })
    server.unknown.add('gone@example.com')
    const toGone = openMailer(server.url, FROM).deliver({ ...mail, to: 'gone@example.com' })
    await expect(toGone).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
    expect(server.received).toEqual([])
  })

  test('signs in with the name and password of the address, decoded', async () => {
    const seen: unknown[] = []
    const guarded = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password])
        done(null, { user: username })
      },
    })
    const url = guarded.url.replace('smtp://', 'smtp://mail%40portico:p%3A%2Fss@')
    await openMailer(url, FROM).deliver(mail)
    await guarded.close()
    expect(seen).toEqual([['mail@portico', 'p:/ss']])
    expect(guarded.received).toHaveLength(1)
  })

  test('a server that is away is an error', async () => {
    const gone = await startMailServer()
    await gone.close()
    await expect(openMailer(gone.url, FROM).deliver(mail)).rejects.toThrow()
  })

  test('the outbox of the demo takes every message and sends none', async () => {
    expect(await openMailer('outbox:', FROM).deliver(mail)).toBe('shown')
    expect(server.received).toEqual([])
  })
})
