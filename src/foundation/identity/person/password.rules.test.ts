import { beforeAll, describe, expect, test } from 'vitest'
import { openCommonPasswords } from '#foundation/identity/person/common-passwords.service.ts'
import { findPasswordFault, type PasswordContext } from '#foundation/identity/person/password.rules.ts'

const context: PasswordContext = {
  person: { email: 'anna.berg2@nordwerk.example', givenName: 'Anna', familyName: 'Østergård-Li' },
  site: { key: 'sps', name: 'Halden Safety & Productivity' },
}
let isListed: (word: string) => boolean
beforeAll(async () => {
  isListed = await openCommonPasswords()
})
const findFault = (password: string) => findPasswordFault(password, context, isListed)

const COMMON = `password12 password123 Password123 Password123! P@ssw0rd123 P@$$w0rd2024 Passw0rd! passwordpassword Password2026!
  qwertyuiop qwerty12345 Qwerty123456! 1q2w3e4r5t 1qaz2wsx3edc zaq12wsxcde3 qazwsxedcrfv asdfghjkl123 qwertyqwerty zxcvbnm123
  1234567890 12345678910 0123456789 0987654321 1111111111 1212121212 123123123123 9876543210 11223344556677 abcdefghij
  abcd123456 abc123456789 a123456789 aaaaaaaaaa aaaaaaaaab letmein123 Letmein2025! welcome123 Welcome2024! Welcome1234!
  iloveyou12 iloveyou123! ILoveYou2 administrator Administrator1 admin123456 Adm1n1strat0r! superman123 batman12345
  monkeymonkey dragon12345 football2024 baseball123 Sunshine123! princess2025 michael12345 Summer2026! Winter2025!! Spring2024!
  Changeme123! trustno1trustno1 starwars123 whatever123 computer123 internet12 liverpool1 charlie12345 7777777777
  basketball1 Jennifer2020 master123456 shadow12345! hello123456 freedom1234 secret12345 test123456 guest12345 default123
  ¡Password123! !!Welcome1!! ＰＡＳＳＷＯＲＤ１２３`.split(/\s+/)

test('none of the common passwords is accepted, however it is dressed up [T-104]', () => {
  expect(COMMON.length).toBeGreaterThanOrEqual(54)
  expect(COMMON.filter((password) => !['common', 'short'].includes(findFault(password) ?? ''))).toEqual([])
})

describe('a password', () => {
  test.each([
    ['of nine characters', 'kX9#mQ2$v', 'short'],
    ['of too many characters', `kX9#mQ2$v${'y'.repeat(200)}`, 'long'],
    ['with the name of the site', 'my halden login', 'site'],
    ['with the name of the site in other signs', 'H@1den-2026-x', 'site'],
    ['with another word of that name', 'Productivity-77', 'site'],
    ['with the key of the site as a word', 'sps_8293-kfo', 'site'],
    ['with the name of the product', 'Portico-demo-1', 'site'],
    ['with the given name', 'Xanna-tribune', 'personal'],
    ['with a part of the family name', 'my-østergård-7', 'personal'],
    ['with a part of the address', 'bergwanderung', 'personal'],
    ['with the company of the address', 'nordwerk4-ever', 'personal'],
  ])('%s is refused [T-104]', (_, password, fault) => {
    expect(findFault(password)).toBe(fault)
  })

  test.each([
    ['of several words', 'correct horse battery staple'],
    ['of small letters alone', 'wolkenkratzerbriefmarke'],
    ['of digits alone', '83920174655290'],
    ['of a word with many digits that nobody else has', 'salat93820417'],
    ['of 64 characters', 'kX9#mQ2$'.repeat(7) + 'pL4!vB8^'],
    ['with spaces at its ends', '  blaue tinte  '],
    ['in another script', '密码是很长的一句话呀'],
    ['with emoji', 'tram 🚋🚋 nach hause'],
    ['with three letters of the key inside of a word', 'grapspsalter'],
  ])('%s is accepted: no composition is demanded [T-104]', (_, password) => {
    expect(findFault(password)).toBeUndefined()
  })
})

test('names of two signs count in Chinese, and words of no name do not', () => {
  const person = { email: 'w@example.com', givenName: '小明', familyName: '王' }
  const checkFor = (password: string) => findPasswordFault(password, { ...context, person }, isListed)
  expect([checkFor('我叫小明今年三十五岁了'), checkFor('今年三十五岁了我很高兴')]).toEqual(['personal', undefined])
})

test('at most one in a thousand passwords of chance is taken for a common one', () => {
  // A fixed sequence (xorshift), so that the count is the same on every run.
  let state = 0x2f_6e_2b_1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
  const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$%&/()=?-_.,'
  const passwords = Array.from({ length: 20_000 }, () => Array.from({ length: 12 }, () => signs[next() % signs.length]).join(''))
  expect(passwords.filter((password) => findFault(password) === 'common').length).toBeLessThanOrEqual(20)
})
