import type { App } from '#platform/feature.ts'
import { limitAnonymousBodies } from '#platform/http/access.ts'
import { budgetBodies } from '#platform/http/body-budget.ts'
import { readForms } from '#platform/http/form-body.ts'
import { readJson } from '#platform/http/json-body.ts'

/** How bodies are limited and read; call it before routes are registered. */
export const receiveBodies = (app: App): void => {
  limitAnonymousBodies(app)
  budgetBodies(app)
  readForms(app)
  readJson(app)
}
