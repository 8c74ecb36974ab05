/** Vike wants an address for each page. Nobody asks for this one: the build takes its scripts. */
export default '/social'
