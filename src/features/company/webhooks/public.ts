export { findAddressFault } from '#features/company/webhooks/company-webhook.rules.ts'
