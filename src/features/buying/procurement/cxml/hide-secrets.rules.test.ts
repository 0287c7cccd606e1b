import { expect, test } from 'vitest'
import { hideSecrets } from '#features/buying/procurement/cxml/hide-secrets.rules.ts'

const wrap = (inner: string): string => `<Sender><Credential><Identity>AN-1</Identity>${inner}</Credential></Sender>`

test.each([
  ['as text', '<SharedSecret>s3cret</SharedSecret>'],
  ['in CDATA', '<SharedSecret><![CDATA[s3cret]]></SharedSecret>'],
  ['behind a comment', '<SharedSecret><!-- ours -->s3cret</SharedSecret>'],
  ['behind a comment that closes it', '<SharedSecret><!-- </SharedSecret> -->s3cret</SharedSecret>'],
  ['within another element', '<SharedSecret><b>s3cret</b></SharedSecret>'],
  ['with an attribute that holds a bracket', '<SharedSecret a="x>y">s3cret</SharedSecret >'],
  ['in another case', '<sharedsecret>s3cret</sharedsecret>'],
  ['with a prefix', '<c:SharedSecret>s3cret</c:SharedSecret>'],
  ['twice', '<SharedSecret>s3cret</SharedSecret></Credential><Credential><SharedSecret>s3cret</SharedSecret>'],
  ['never closed', '<SharedSecret>s3cret'],
  ['in letters with NULs between them', '<SharedSecret>s3cret</SharedSecret>'.replaceAll(/./g, '$&\u0000')],
])('a shared secret %s is hidden [T-109]', (_, inner) => {
  const hidden = hideSecrets(wrap(inner))
  expect(hidden).not.toContain('s3cret')
  expect(hidden).toContain('<Identity>AN-1</Identity><SharedSecret>••••')
})

test('what stands around it stays', () => {
  expect(hideSecrets('<a/><SharedSecret>abc</SharedSecret><b/>')).toBe('<a/><SharedSecret>••••</SharedSecret><b/>')
  expect(hideSecrets('USERNAME=a&PASSWORD=abc&X=1')).toBe('USERNAME=a&PASSWORD=••••&X=1')
  expect(hideSecrets('<Comments>no secret</Comments>')).toBe('<Comments>no secret</Comments>')
})
