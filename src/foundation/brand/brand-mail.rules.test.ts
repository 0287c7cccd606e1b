import { expect, test } from 'vitest'
import { dressMail } from '#foundation/brand/brand-mail.rules.ts'

const BRAND = { brandColour: '#0a5c36', actionColour: '#12305f', font: 'Arial,sans-serif', logo: undefined }
const MAIL = {
  subject: 'Order <1>',
  text: 'Hello Nora,\n\nSee https://a.example/b?c=1&d=2 now.\nTwo lines\n\nBye',
  site: 'Halden',
  origin: 'https://a.example',
}

test('a mail has the same words in the colours of the brand, and addresses as links', () => {
  const html = dressMail(BRAND, MAIL)
  expect(html).toContain('border-bottom:3px solid #0a5c36')
  expect(html).toContain('<a href="https://a.example/b?c=1&amp;d=2" style="color:#12305f">')
  expect(html).toContain('now.<br>Two lines')
  expect(html).toContain('>Halden</strong>')
  expect(html).toContain('<title>Order &lt;1&gt;</title>')
})

test('its logo is fetched from the site, with the name for those who see no pictures', () => {
  const logo = { address: '/content/brand/0123456789abcdef.png', width: 480, height: 120 }
  expect(dressMail({ ...BRAND, logo }, MAIL)).toContain(
    '<img src="https://a.example/content/brand/0123456789abcdef.png" alt="Halden" width="152"',
  )
})

test('what somebody wrote stays text [T-22]', () => {
  const html = dressMail(BRAND, {
    ...MAIL,
    text: '<script>alert(1)</script> "x" javascript:alert(1) https://e.example/"onclick=1',
  })
  expect(html).not.toMatch(/<script|href="javascript|" ?onclick/)
})
