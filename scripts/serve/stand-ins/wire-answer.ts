import type { WireBrand } from './brands.ts'

/** What an answer of the info service says; a test can send anything. */
type AnswerFields<Brands> = { status?: unknown; blackSide?: unknown; brands?: Brands }

/** An answer as the service sends it (spec §3.1): by default the affiliate without brands. */
export const wireAnswer = <Brands = WireBrand[]>({
  status = true,
  blackSide = true,
  brands,
}: AnswerFields<Brands> = {}) => ({
  status,
  blackSide,
  brandResponseDtos: brands === undefined ? [] : brands,
})
