/** Largest places by GeoNames (CC BY 4.0), separated by commas. */
export const largestPlaces: Readonly<Record<string, string>> = {
  Haryana:
    'Gorakhpur, Faridabad, Rohtak, Hisar, Panipat, Sonipat, Karnal, Yamunanagar, Panchkula, Gurgaon, Bhiwani, Sirsa, Jind, Bahadurgarh, Ambala, Kaithal, Thanesar, Palwal, Rewari, Jagadhri, Hansi, Narnaul, Fatehabad, Dabwali, Tohana, Gohana, Narwana, Charkhi Dadri, Hodal, Jhajjar',
  'Himachal Pradesh':
    'Shimla, Solan, Kalka, Mandi, Nahan, Sundarnagar, Baddi, Paonta Sahib, Chamba, Kulu, Dharamsala, Hamirpur, Una, Kyelang, Bilaspur, Yol, Nalagarh, Santokhgarh, Parwanoo, Manali, Rohru, Tira Sujanpur, Dalhousie, Sabathu, Ghumarwin, Rampur, Nagrota, Jawala Mukhi, Jogindarnagar',
  'Jammu and Kashmir':
    'Srinagar, Jammu, Soyibug, Udhampur, Anantnag, Baramula, Sopur, Kathua, Bandipura, Punch, Rajaori, Samba, Bijbehara, Kishtwar, Pulwama, Doda, Gandarbal, Kulgam, Pattan, Nawanshahr, Kupwara, Shupiyan, Bhadarwah, Tral, Akhnur, Sumbal, Bishnah, Hajan, Noria, Hiranagar',
  Kerala:
    'Thiruvananthapuram, Cochin, Kozhikode, Kollam, Thrissur, Alappuzha, Palghat, Ponnani, Tellicherry, Manjeri, Neyyattinkara, Badagara, Beypore, Payyannur, Talipparamba, Kannangad, Munnar, Kayankulam, Kunnamkulam, Kalamassery, Kannur, Malappuram, Kottayam, Nedumangad, Tiruvalla, Tirur, Kasaragod, Changanacheri, Mannarakkat, Ottappalam',
  Lakshadweep: 'Kavaratti',
  Maharashtra:
    'Mumbai, Pune, Navi Mumbai, Nagpur, Nashik, Pimpri, Kalyan, Thane, Dombivli, Aurangabad, Shivaji Nagar, Solapur, Bhiwandi, Borivli, Amravati, Sangli, Nanded, Bhayandar, Ulhasnagar, Kolhapur, Malegaon, Jalgaon, Akola, Ahmadnagar, Dhulia, Latur, Chanda, Parbhani, Ichalkaranji, Jalna',
  Manipur:
    'Imphal, Churachandpur, Thoubal, Kakching, Mayang Imphal, Moirang, Phek, Yairipok, Wangjing, Kangpokpi, Bishnupur, Jiribam, Kamjong, Pherzawl, Chandel, Tengnoupal',
  Meghalaya:
    'Shillong, Tura, Mankachar, Nongstoin, Nongpoh, Mairang, Cherrapunji, Williamnagar, Resubelpara, Ampati, Khliehriat',
  Karnataka:
    'Bengaluru, Mysore, Hubli, Gulbarga, Davangere, Belgaum, Mangalore, Bellary, Shimoga, Tumkur, Bijapur, Raichur, Bidar, Hospet, Gadag-Betageri, Udupi, Bhadravati, Gadag, Chitradurga, Robertsonpet, Mandya, Hassan, Kolar, Chikmagalur, Yelahanka, Gangawati, Ranibennur, Bagalkot, Closepet, Dod Ballapur',
  Nagaland: 'Dimapur, Kohima, Wokha, Mokokchung, Tuensang, Zunheboto, Mon, Longleng',
  Odisha:
    'Nowrangapur, Bhubaneshwar, Cuttack, Raurkela, Brahmapur, Puri, Sambalpur, Balasore, Bhadrakh, Balangir, Paradip Garh, Jeypore, Jharsuguda, Brajarajnagar, Bargarh, Bhawanipatna, Dhenkanal, Bada Barabil, Jatani, Barbil, Angul, Kendraparha, Khurda, Jajpur, Sundargarh, Koraput, Burla, Talcher, Phulbani, Patamundai',
  Puducherry: 'Puducherry, Karaikal',
  Punjab:
    'Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Pathankot, Hoshiarpur, Batala, Abohar, Moga, Mohali, Khanna, Maler Kotla, Barnala, Ferozepore, Phagwara, Kapurthala, Muktsar, Sangrur, Rajpura, Kotkapura, Mansa, Faridkot, Malaut, Fazilka, Jagraon, Nabha, Sirhind, Tarn Taran, Dhuri',
  Rajasthan:
    'Jaipur, Jodhpur, Kota, Bikaner, Ajmer, Udaipur, Bhilwara, Alwar, Ganganagar, Bharatpur, Pali, Sikar, Sujangarh, Hanumangarh, Tonk, Kishangarh, Beawar, Gangapur, Jhunjhunun, Sawai Madhopur, Chittaurgarh, Churu, Dhaulpur, Bundi, Nagaur, Hindaun, Makrana, Banswara, Barmer, Baran',
  'Tamil Nadu':
    'Chennai, Tirunelveli, Teni, Coimbatore, Madurai, Salem, Tiruchirappalli, Thoothukudi, Tiruppur, Ambattur, Avadi, Tiruvottiyur, Tanjore, Nagercoil, Dindigul, Vellore, Tambaram, Cuddalore, Pallavaram, Kanchipuram, Alandur, Erode, Kumbakonam, Tiruvannamalai, Rajapalaiyam, Pudukkottai, Ambur, Hosur, Ooty, Villupuram',
  Tripura:
    'Agartala, Dharmanagar, Udaipur, Kailashahar, Khowai, Barjala, Belonia, Amarpur, Ranir Bazar, Sonamura, Ambasa, Sabrum, Kamalpur, Bishramganj',
  'West Bengal':
    'Kolkata, Haora, Durgapur, Siliguri, Asansol, Bhatpara, Shyamnagar, Nangi, Panihati, Kamarhati, Kulti, Barddhaman, Barasat, Bali, Baranagar, Naihati, Shrirampur, Gosaba, Kharagpur, Kultali, Chandannagar, Baharampur, Hugli, Haldia, Raiganj, Ingraj Bazar, Madhyamgram, Jamuria, Jaigaon, Medinipur',
  Sikkim: 'Gangtok, Singtam, Rangpo, Gyalshing, Jorethang, Mangan, Namchi, Naya Bazar',
  'Arunachal Pradesh':
    'Itanagar, Naharlagun, Pasighat, Along, Tezu, Ziro, Khonsa, Bomdila, Tawang, Basar, Hayuliang, Hawai, Namsai, Pangin',
  Mizoram:
    'Aizawl, Lunglei, Kolasib, Saiha, Serchhip, Saitlaw, Mamit, Thenzawl, Sairang, Darlawn, North Vanlaiphai, Khawhai',
  Goa: 'Mormugao, Vasco da Gama, Madgaon, Panaji, Mapuca, Curchorem, Ponda, Calangute, Taleigao, Sancoale, Cuncolim, Dicholi, Vagator, Curti, Quepem, Bandora, Navelim, Kankon, Colva, Cavelossim, Sanquelim, Davorlim, Serula, Solim, Benaulim, Arambol, Raia, Candolim, Valpoy, Chicalim',
  Bihar:
    'Patna, Gaya, Bhagalpur, Muzaffarpur, Darbhanga, Bihar Sharif, Arrah, Monghyr, Chapra, Purnia, Katihar, Dinapore, Saharsa, Hajipur, Dehri, Bettiah, Siwan, Mothihari, Bagaha, Begusarai, Jamalpur, Nawada, Jahanabad, Buxar, Aurangabad, Kishanganj, Luckeesarai, Baruni, Jamui, Madhubani',
  'Madhya Pradesh':
    'Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Punasa, Dewas, Satna, Saugor, Ratlam, Rewa, Burhanpur, Murwara, Singrauli, Khandwa, Bhind, Shivpuri, Guna, Morena, Vidisha, Chhindwara, Mandsaur, Damoh, Chhatarpur, Hoshangabad, Nagda, Seoni, Itarsi, Sehore, Khargone',
  'Uttar Pradesh':
    'Kanpur, Lucknow, Agra, Meerut, Ghaziabad, Varanasi, Allahabad, Aligarh, Bareilly, Moradabad, Gorakhpur, Saharanpur, Jhansi, Muzaffarnagar, Mathura, Shahjanpur, Firozabad, Rampur, Greater Noida, Noida, Etawah, Mau, Hapur, Farrukhabad, Mirzapur, Bulandshahr, Sambhal, Raebareli, Bahraigh, Amroha',
  Chhattisgarh:
    'Raipur, Bhilai, Korba, Bilaspur, Durg, Raj-Nandgaon, Raigarh, Dhamtari, Jagdalpur, Ambikapur, Bhatapara, Mahasamund, Champa, Kumhari, Dongargarh, Kawardha, Janjgir, Pasan, Mungeli, Kondagaon, Umarkot, Kanker, Baloda Bazar, Bemetara, Jashpurnagar, Balod, Sakti, Ratanpur, Akaltara, Katghora',
  Jharkhand:
    'Ranchi, Jamshedpur, Bokaro, Dhanbad, Hazaribagh, Chas, Sahibganj, Jharia, Ramgarh, Daltonganj, Jumri Tilaiya, Chaibasa, Giridih, Katras, Lohardaga, Madhupur, Jugsalai, Dumka, Gumia, Chatra, Pakur, Pathardih, Gumla, Godda, Garhwa, Chakradharpur, Ghatsila, Simdega, Jamadoba, Mushabani',
  Uttarakhand:
    'Dehra Dun, Haridwar, Haldwani, Roorkee, Kashipur, Rishikesh, Ramnagar, Pithoragarh, Manglaur, Jaspur, Naini Tal, Kichha, Almora, Raipur, Tehri, Kotdwara, Pauri, Mussoorie, Sitarganj, Bazpur, Clement Town, Srinagar, Ranikhet, Laksar, Uttarkashi, Tanakpur, Khatima, Joshimath, Kalagarh Project Colony, Birbhaddar',
  Telangana:
    'Hyderabad, Warangal, Ramgundam, Kukatpalli, Nizamabad, Lal Bahadur Nagar, Ramagundam, Karimnagar, Quthbullapur, Secunderabad, Khammam, Serilingampalle, Malkajgiri, Mahbubnagar, Nalgonda, Adilabad, Uppal Kalan, Suriapet, Mirialguda, Jagtial, Nirmal, Kottagudem, Mancheral, Paloncha, Bodhan, Sirsilla, Kamareddi, Palwancha, Bellampalli, Mandamarri',
  Ladakh: 'Leh, Padam, Kargil',
  'Dadra and Nagar Haveli and Daman and Diu': 'Daman, Diu, Silvassa',
  'Andaman and Nicobar Islands': 'Port Blair, Bamboo Flat',
  'Andhra Pradesh':
    'Visakhapatnam, Vijayawada, Guntur, Kurnool, Nellore, Rajahmundry, Kakinada, Gajuwaka, Tirupati, Anantapur, Machilipatnam, Ellore, Vizianagaram, Proddatur, Ongole, Nandyal, Adoni, Bhimavaram, Hindupur, Cuddapah, Guntakal Junction, Srikakulam, Gudivada, Dharmavaram, Madanapalle, Tadepallegudem, Narasaraopet, Chilakalurupet, Tadpatri, Chirala',
  Assam:
    'Guwahati, Silchar, Dibrugarh, Tinsukia, Jorhat, Bongaigaon, Dhuburi, Sibsagar, North Lakhimpur, Tezpur, Diphu, Karimganj, Goalpara, Barpeta, Haflong, Bilasipara, Hojai, Barpeta Road, Golaghat, Kokrajhar, Hailakandi, Rangia, Lumding Railway Colony, Mangaldai, Gauripur, Mariani, Duliagaon, Silapathar, Dum Duma, Dhekiajuli',
  Chandigarh: 'Chandigarh',
  Delhi:
    'Delhi, Najafgarh, Rohini, Narela, Karol Bagh, New Delhi, Nangloi Jat, Deoli, Bawana, Alipur, Pitampura, Defence Colony, Shahdara',
  Gujarat:
    'Ahmedabad, Surat, Vadodara, Rajkot, Bhavnagar, Bilimora, Jamnagar, Nadiad, Gandhinagar, Junagadh, Surendranagar, Navsari, Gandhidham, Veraval, Bharuch, Porbandar, Anand, Bhuj, Godhra, Palanpur, Vejalpur, Jetpur, Morbi, Patan, Botad, Gondal, Amreli, Disa, Dohad, Dhoraji',
};
