// @ts-check
// A TypeDoc plugin: types whose name is all there is to know need no comment.
import { Converter, ReflectionKind } from 'typedoc'

/** The endings of such names. */
const named = /(?:Actions|Input|Options|Props|State)$/

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    const types = project.getReflectionsByKind(ReflectionKind.Interface | ReflectionKind.TypeAlias)
    const plain = types.filter(({ name, comment }) => named.test(name) && !comment?.hasVisibleComponent())
    const exempt = app.options.getValue('intentionallyNotDocumented')
    app.options.setValue('intentionallyNotDocumented', [...exempt, ...plain.map((type) => type.getFriendlyFullName())])
  })
}
