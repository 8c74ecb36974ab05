/** Vike's address of this variant, from which scripts/build/render-page.ts asks for its pages. */
export default '/affiliate'
