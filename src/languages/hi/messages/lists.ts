export const empty = 'अभी यहाँ कुछ नहीं है';
