import { afterEach } from 'vitest'
import { forgetQueries } from '#browser/query.ts'

// All test files share one page: what one test read must be gone before the next.
afterEach(forgetQueries)
