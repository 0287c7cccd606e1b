export { KEY_STATES } from '#foundation/integration/integration-key.rules.ts'
