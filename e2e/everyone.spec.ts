import { createVisitor } from './plain-visitor.ts'
import { readUserInfo } from './sign-in-as.ts'
import { expect, plainTest as test } from './site.fixture.ts'
import { PEOPLE } from './world.ts'

const ONLY_HBTBT = new Set(['trainee', 'student'])
const SIGN_IN = '/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts'

test('every person of the demo signs in with the password of all, and is known by name', async () => {
  // hbtbt has everybody; one more site shows that it is no exception.
  for (const tenant of ['hbtbt', 'process'] as const)
    for (const who of PEOPLE.filter((one) => tenant === 'hbtbt' || !ONLY_HBTBT.has(one))) {
      const visitor = createVisitor(tenant)
      await visitor.get(`${SIGN_IN}&appId=portico-${tenant}`)
      const { status } = await visitor.submit({ email: `${who}@${tenant}.example`, password: 'Portico-demo-1' })
      expect(status, `${who} of ${tenant}`).toBe(200)
      const known = await readUserInfo(visitor)
      expect(known, `${who} of ${tenant}`).toMatchObject({ session_valid: true, given_name: expect.stringMatching(/\S/) })
    }
})
