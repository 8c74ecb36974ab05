/**
 * Lets React remove and insert elements that another program has moved or removed, for example a
 * translator that has wrapped texts. Otherwise the browser would throw, and the router would show
 * its error page (https://github.com/facebook/react/issues/11538). The policy allows no scripts of
 * others here.
 */
export function tolerateOtherPrograms(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode) {
      removeChild.call(child.parentNode, child)
    }
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    let before = next
    while (before && before.parentNode !== this) {
      before = before.parentNode
    }
    insertBefore.call(this, added, before)
    return added
  }
}
