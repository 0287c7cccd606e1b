export { useAddToCart } from '#features/cart/add/use-add-to-cart.client.ts'
