import { createPerson, readUserInfo } from './sign-in-as.ts'
import { expect, plainTest as test } from './site.fixture.ts'
import { PEOPLE } from './world.ts'

const ONLY_HBTBT = new Set(['trainee', 'student'])

/** hbtbt has everybody; one more site shows that it is no exception. */
for (const tenant of ['hbtbt', 'process'] as const) {
  const people = PEOPLE.filter((who) => tenant === 'hbtbt' || !ONLY_HBTBT.has(who))
  test(`every person of the demo signs in on ${tenant} and is known by name`, async () => {
    for (const who of people) {
      const known = await readUserInfo(await createPerson(tenant, who))
      expect(known, who).toMatchObject({ session_valid: true, given_name: expect.stringMatching(/\S/) })
    }
  })
}
