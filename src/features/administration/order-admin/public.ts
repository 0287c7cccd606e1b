export { findOrders } from '#features/administration/order-admin/order-admin.api.ts'
