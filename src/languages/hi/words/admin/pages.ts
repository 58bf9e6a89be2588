export const title = 'टाइटल';
export const address = 'पता';
export const content = 'लेख';
export const pages = 'पेज';
export const addAPage = 'पेज जोड़ें';
export const empty = 'मरीज़ जो पूछते हैं, वह लिखें, जैसे फ़ीस या पार्किंग। दिखाए गए पेज वेबसाइट में सबसे नीचे होते हैं।';
export const addTheFirstPage = 'पहला पेज जोड़ें';
export const order = 'वेबसाइट में नीचे वाले क्रम में';
export const onTheWebsite = 'वेबसाइट पर';
export const contentHint =
  '{clinic}, {phone}, {email}, {address} और {emergency} की जगह क्लिनिक की जानकारी में लिखी बात आ जाती है।';
export const addressHint = 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न, /pages/ के बाद। खाली हो, तो हम इसे टाइटल से बनाते हैं।';
export const addressHintStored = 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न, /pages/ के बाद। इसे बदलने पर पेज के पुराने लिंक काम नहीं करेंगे।';
