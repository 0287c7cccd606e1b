import { expect, test } from 'vitest'
import { dressMail } from '#foundation/brand/brand-mail.rules.ts'

const BRAND = {
  brandColour: '#0a5c36',
  actionColour: '#12305f',
  darkBrandColour: '#6fd1a0',
  darkActionColour: '#8db4f5',
  font: 'Arial,sans-serif',
  logo: undefined,
}
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

test('a link with its words is a button, and an address alone is one with the name of the site', () => {
  const html = dressMail(BRAND, { ...MAIL, text: 'Follow the order: https://a.example/o/1\n\nhttps://a.example/reset?t=2' })
  expect(html).toMatch(
    /<a class="mail-button" href="https:\/\/a\.example\/o\/1" style="background:#12305f;[^"]*">Follow the order<\/a>/,
  )
  expect(html).toMatch(/href="https:\/\/a\.example\/reset\?t=2"[^>]*>Halden<\/a>/)
  expect(html).not.toContain('>https://')
})

test('lines of an order stand under each other, with their amounts at the end', () => {
  const text = '2 × HP-2210-15 Control valve: DN 15: $1,422.44\n1,000 × X-1 <b>Bolt</b>\nand further lines: 3'
  const html = dressMail(BRAND, { ...MAIL, text })
  expect(html).toContain('>2 × HP-2210-15 Control valve: DN 15</td>')
  expect(html).toMatch(/white-space:nowrap">\$1,422\.44<\/td>/)
  expect(html).toContain('>1,000 × X-1 &lt;b&gt;Bolt&lt;/b&gt;</td>')
  expect(html).toContain('>and further lines: 3</td>')
})

test('in the dark it has a dark ground and colours that are readable on it', () => {
  const html = dressMail(BRAND, MAIL)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('.mail-text a.mail-button{background:#8db4f5!important;color:#0d1216!important}')
  // For clients that drop the style sheet everything is said at the elements.
  expect(html).toContain('style="padding:24px 28px 8px;color:#17232f')
})

test.each(['https://evil.example/a', 'Confirm: https://evil.example/a'])(
  'an address that others wrote stays text with the whole address: %s',
  (words) => {
    const html = dressMail(BRAND, { ...MAIL, text: `Hello\n\n${words}` })
    expect(html).not.toContain('class="mail-button"')
    expect(html).toContain('>https://evil.example/a</a>')
  },
)
