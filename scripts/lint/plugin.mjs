// Rules of this project alone, for oxlint: .oxlintrc.json.

/** A literal that is spread: its members stand there by themselves. */
const noSpreadLiteral = {
  create(context) {
    const check = (node) => {
      if (node.argument.type === 'ObjectExpression')
        context.report({ node, message: 'Write the members themselves instead of spreading a literal.' });
    };
    return { SpreadElement: check, JSXSpreadAttribute: check };
  },
};

/** Server HTML has one door: themed/safeHtml. */
const noRawHtml = {
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === 'dangerouslySetInnerHTML')
        context.report({ node, message: 'Server HTML goes through <SafeHtml>.' });
    },
  }),
};

export default {
  meta: { name: 'boxoffice' },
  rules: { 'no-spread-literal': noSpreadLiteral, 'no-raw-html': noRawHtml },
};
