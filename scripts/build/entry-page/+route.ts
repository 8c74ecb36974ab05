/** Renders every address with this one page: an entry page holds both variants. */
export default '/*'
