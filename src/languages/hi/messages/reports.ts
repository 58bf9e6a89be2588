export const empty = 'इस समय में गिनने को कुछ नहीं है।';
export const exportFailure = 'रिपोर्ट डाउनलोड नहीं हो पाई।';
export const exported = 'रिपोर्ट डाउनलोड हो गई।';
