import { askUserInfo, signInAs } from './sign-in-as.ts'
import { expect, test } from './site.fixture.ts'
import { PEOPLE } from './world.ts'

const ONLY_HBTBT = new Set(['trainee', 'student'])

/** hbtbt has everybody; one more site shows that it is no exception. */
for (const tenant of ['hbtbt', 'process'] as const) {
  const people = PEOPLE.filter((who) => tenant === 'hbtbt' || !ONLY_HBTBT.has(who))
  test(`every person of the demo signs in on ${tenant} and is known by name`, async ({ page, context }) => {
    test.slow()
    for (const who of people) {
      await signInAs(page, tenant, who)
      expect(await askUserInfo(page), who).toMatchObject({ session_valid: true, given_name: expect.stringMatching(/\S/) })
      // Away first: what the page still asks would be refused.
      await page.goto('about:blank')
      await context.clearCookies()
    }
  })
}
